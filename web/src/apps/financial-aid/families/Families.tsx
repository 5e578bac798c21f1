import { Button } from '@mantine/core';
import { IconFileText, IconPlus, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Page } from '@/ui/Page';
import { IMPORT } from '../addresses';
import { ESTIMATE } from '../words';
import { OwnFamilies } from './OwnFamilies';
import { Samples } from './Samples';
import { useBegin } from './useBegin';

/** Where one begins: one's own families, and samples to look at. */
export function Families() {
  const begin = useBegin();
  return (
    <Page
      title="Virtual Financial Aid Officer"
      lead={`The Student Aid Index, the Pell Grant and what is left to pay, worked out line by line. ${ESTIMATE}`}
      actions={
        <>
          <Button
            variant="default"
            component={Link}
            to={IMPORT}
            leftSection={<IconUpload size={16} aria-hidden />}
          >
            Import
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileText size={16} aria-hidden />}
            loading={begin.isPending && begin.variables.tab === 'letter'}
            onClick={() => begin.mutate({ tab: 'letter' })}
          >
            Read an award letter
          </Button>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            loading={begin.isPending && !begin.variables.sample && !begin.variables.tab}
            onClick={() => begin.mutate({})}
          >
            New family
          </Button>
        </>
      }
    >
      <OwnFamilies />
      <Samples begin={begin} />
    </Page>
  );
}

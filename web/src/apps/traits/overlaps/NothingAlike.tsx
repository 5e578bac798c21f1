import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { useBase } from '../addresses';

export function NothingAlike() {
  const base = useBase();
  return (
    <Empty title="No two traits are alike">
      <p>There is nothing to merge. Look again after traits have been added or imported.</p>
      <Button component={Link} to={base} variant="default">
        Go to the library
      </Button>
    </Empty>
  );
}

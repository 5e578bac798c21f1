import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Failure } from '@/ui/Failure';
import { IconButton } from '@/ui/IconButton';
import { countOf } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { type Tab, Tabs } from '@/ui/Tabs';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { type PieceTab, pieceAddress, STUDIO } from '../addresses';
import { DraftTab } from '../letter/DraftTab';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { deletePiece, type Piece, pieceQuery, piecesQuery, restorePiece } from '../studio/api';
import { KINDS, TONES } from '../studio/words';
import { Approval } from './Approval';
import { ComposeDialog } from './ComposeDialog';
import { ExportMenu } from './ExportMenu';
import { PreviewTab } from './PreviewTab';
import { ReadersTab } from './ReadersTab';
import { VersionsTab } from './VersionsTab';

const TABS: (Tab & { name: PieceTab })[] = [
  { name: 'draft', label: 'Draft' },
  { name: 'preview', label: 'Preview' },
  { name: 'readers', label: 'Readers' },
  { name: 'versions', label: 'Versions' },
];

/** One piece: what it says, who would read it, how it came about. */
export function PiecePage() {
  const { id = '', tab } = useParams();
  const found = useQuery(pieceQuery(id));
  if (found.data) {
    return <Shown key={id} piece={found.data} tab={TABS.find(({ name }) => name === tab)?.name ?? 'draft'} />;
  }
  return (
    <Page title={found.isError ? 'This piece does not open' : undefined} above="Content studio">
      <Sections />
      {found.isError ? (
        <>
          <Failure message={found.error.message} onRetry={() => found.refetch()} />
          <p>
            <Link to={STUDIO}>All pieces</Link>
          </p>
        </>
      ) : (
        <Rows />
      )}
    </Page>
  );
}

function Shown({ piece, tab }: { piece: Piece; tab: PieceTab }) {
  const mayChange = useMayChange();
  const remove = useRemove(piece);
  const [isComposing, setComposing] = useState(false);
  const { id, name, kind, tone, audience, rephrased } = piece;
  return (
    <Page
      title={name}
      above={<Link to={STUDIO}>Content studio</Link>}
      lead={
        <>
          {KINDS[kind].name}, {TONES[tone].toLowerCase()}, for {audience.name}.{' '}
          {rephrased > 0 &&
            `${countOf(rephrased, 'sentence was', 'sentences were')} put into other words by the language model. `}
          {!mayChange && <span id={REASON_ID}>To change it: {REASON}</span>}
        </>
      }
      actions={
        <>
          {mayChange && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={() => setComposing(true)}
            >
              Write anew
            </Button>
          )}
          <ExportMenu piece={piece} />
          {mayChange && <IconButton label={`Delete ${name}`} icon={IconTrash} onClick={remove} />}
        </>
      }
    >
      <Sections />
      <Approval piece={piece} />
      <Tabs
        label={`Parts of ${name}`}
        tabs={TABS}
        current={tab}
        addressOf={(part) => pieceAddress(id, part as PieceTab)}
      >
        {tab === 'draft' && <DraftTab piece={piece} />}
        {tab === 'preview' && <PreviewTab piece={piece} />}
        {tab === 'readers' && <ReadersTab piece={piece} />}
        {tab === 'versions' && <VersionsTab piece={piece} />}
      </Tabs>
      {isComposing && <ComposeDialog piece={piece} onClose={() => setComposing(false)} />}
    </Page>
  );
}

function useRemove({ id, name }: Piece) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Of the list alone: the piece itself is not there to be asked for any more.
  const refresh = () => queries.invalidateQueries({ queryKey: piecesQuery.queryKey, exact: true });
  return async () => {
    try {
      await deletePiece(id);
    } catch (failure) {
      showFailure(failure);
      return;
    }
    navigate(STUDIO);
    void refresh();
    showToast(`${name} was deleted.`, { undo: () => restorePiece(id).finally(refresh) });
  };
}

import { useNavigate } from 'react-router';
import { NativeSelect } from '@/ui/fields';
import { formatTime } from '@/ui/time';
import { documentAddress } from '../addresses';
import type { DocumentVersion, LibraryDocument } from '../types';

/** Which version is read. Each has an address of its own, so that a quote can always be looked up. */
export function VersionPicker({ document: { id, version, shown, versions } }: { document: LibraryDocument }) {
  const navigate = useNavigate();
  const chosen = versions.find(({ number }) => number === shown);
  return (
    <NativeSelect
      label="Version"
      description={chosen && about(chosen)}
      inputWrapperOrder={['label', 'input', 'description']}
      data={versions
        .filter(({ state }) => state === 'ready')
        .toSorted((one, other) => other.number - one.number)
        .map((one) => ({ value: String(one.number), label: describe(one, version) }))}
      value={String(shown)}
      onChange={({ currentTarget: { value } }) => {
        const number = Number(value);
        navigate(documentAddress(id, { version: number === version ? undefined : number }), {
          replace: true,
        });
      }}
    />
  );
}

const describe = (version: DocumentVersion, current: number) =>
  `${version.number}${version.number === current ? ' (in force)' : ''}, ${about(version)}`;

const about = ({ createdAt, createdBy, note }: DocumentVersion) =>
  `${formatTime(createdAt)}, ${createdBy}${note ? `: ${note}` : ''}`;

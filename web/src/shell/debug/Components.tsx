import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { NativeSelect, PasswordInput, TextInput } from '@/ui/fields';
import { Menu } from '@/ui/menu';
import { Page } from '@/ui/Page';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Person } from '@/ui/Person';
import { Pill, type Tint } from '@/ui/Pill';
import { Progress } from '@/ui/Progress';
import { Rows } from '@/ui/Rows';
import { RadarWithTable } from '@/ui/radar/RadarWithTable';
import { Cell, Row, Table } from '@/ui/Table';
import { showToast } from '@/ui/toast/toasts';
import classes from './debug.module.css';

const TINTS: readonly Tint[] = ['teal', 'orange', 'indigo', 'grape', 'gray', 'green', 'red'];

/** Every component in its states, to be looked at. */
export function Components() {
  const [open, setOpen] = useState<'dialog' | 'side' | 'confirm' | null>(null);
  const [page, setPage] = useState(1);
  const close = () => setOpen(null);
  return (
    <Page title="Components" above="Debug" lead="Every component of the suite in its states.">
      <Panel title="Buttons">
        <div className={classes.samples}>
          <Button>Primary</Button>
          <Button variant="default">Default</Button>
          <Button variant="subtle">Subtle</Button>
          <Button color="red.9">Danger</Button>
          <Button disabled>Disabled</Button>
          <Button loading>Loading</Button>
          <ActionIcon variant="subtle" aria-label="An icon">
            <IconMoon size={18} aria-hidden />
          </ActionIcon>
          <Loader size="sm" aria-hidden />
        </div>
      </Panel>
      <Panel title="Pills and people">
        <div className={classes.samples}>
          {TINTS.map((tint) => (
            <Pill key={tint} tint={tint}>
              {tint}
            </Pill>
          ))}
          {['Dana Reyes', 'Theo Lindqvist', 'Priya Raman', 'Ada', 'Mei Tanaka'].map((name) => (
            <Person key={name} name={name} />
          ))}
        </div>
      </Panel>
      <Panel title="Fields">
        <div className={classes.stack}>
          <TextInput label="Text" placeholder="A placeholder" description="What it is for." />
          <TextInput label="Text with an error" defaultValue="Wrong" error="It must not be empty." />
          <TextInput label="Disabled text" defaultValue="Fixed" disabled />
          <PasswordInput label="Password" />
          <NativeSelect label="Choice" data={['Viewer', 'Contributor', 'Admin']} />
          <NativeSelect label="Disabled choice" data={['Viewer']} disabled />
        </div>
      </Panel>
      <Panel title="States">
        <div className={classes.stack}>
          <Failure message="The database is busy. Try again in a moment." onRetry={() => {}} />
          <Empty title="Nobody has been invited yet">Invite somebody by their email address.</Empty>
          <Rows count={2} />
        </div>
      </Panel>
      <Panel title="Files and progress">
        <div className={classes.stack}>
          <FileDrop label="Drop a file here, or choose one" hint="What it is for." onFile={() => {}} />
          <FileDrop label="No file can be chosen" disabled onFile={() => {}} />
          <Progress label="Something that gets on" value={0.42} text="Reads the rows" />
          <Progress label="Something of unknown length" text="Waits for its turn" />
        </div>
      </Panel>
      <Panel title="Radar">
        <div className={classes.stack}>
          <RadarWithTable
            label="Levels of three people, 1 to 5"
            axes={['Initiative', 'Teamwork', 'Attention to detail', 'Clear writing', 'Composure', 'Planning']}
            series={[
              { name: 'Dana Reyes', values: [4, 3, 5, 2, 4, 3] },
              { name: 'Theo Lindqvist', values: [2, 5, 3, null, 3, 4] },
              { name: 'Priya Raman', values: [5, 3, null, null, 2, 1] },
            ]}
            max={5}
          />
        </div>
      </Panel>
      <Panel title="Table" aside={<Button size="xs">An action</Button>}>
        <Table label="People" columns={['Name', 'Role']}>
          <Row>
            <Cell>Dana Reyes</Cell>
            <Cell label="Role">Admin</Cell>
          </Row>
          <Row muted>
            <Cell>Theo Lindqvist</Cell>
            <Cell label="Role">Contributor</Cell>
          </Row>
        </Table>
        <Pager page={page} perPage={10} total={35} onChange={setPage} />
      </Panel>
      <Panel title="Over the page">
        <div className={classes.samples}>
          <Button variant="default" onClick={() => showToast('The role was changed.', { undo: () => {} })}>
            Toast with Undo
          </Button>
          <Button variant="default" onClick={() => showToast('It did not work.', { role: 'alert' })}>
            Toast of a failure
          </Button>
          <Button variant="default" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button variant="default" onClick={() => setOpen('side')}>
            Side dialog
          </Button>
          <Button variant="default" onClick={() => setOpen('confirm')}>
            Confirmation
          </Button>
          <Menu>
            <Menu.Target>
              <Button variant="default">Menu</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item>First</Menu.Item>
              <Menu.Item disabled>Second, disabled</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </Panel>
      {open === 'dialog' && (
        <Dialog title="A dialog" onClose={close}>
          <p>Some text.</p>
        </Dialog>
      )}
      {open === 'side' && (
        <Dialog title="A side dialog" place="right" onClose={close}>
          <p>Some text.</p>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog title="Do it?" action="Do it" onClose={close} onConfirm={async () => {}}>
          <p>This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}

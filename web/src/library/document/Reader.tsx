import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { documentAddress } from '../addresses';
import { ReadingProgress } from '../ReadingProgress';
import { ReplaceFile } from '../sending/ReplaceFile';
import type { LibraryDocument } from '../types';
import { Contents } from './Contents';
import classes from './document.module.css';
import { Neighbours } from './Neighbours';
import { Pages } from './Pages';
import { headingsOf, pageOfQuote, pagesIn, readNumber } from './places';
import { useAim } from './useAim';
import { VersionPicker } from './VersionPicker';

/** A document to be read, at the place that the address names. */
export function Reader({ document }: { document: LibraryDocument }) {
  const [search] = useSearchParams();
  const { id, pages, versions, shown } = document;
  const quote = search.get('quote')?.trim() ?? '';
  const named = readNumber(search.get('page'));
  const quoted = useMemo(() => pageOfQuote(pages, quote, named), [pages, quote, named]);
  const page = quoted ?? named;
  const isThere = pages.some(({ number }) => page === undefined || number === page);
  useAim({ isThere, page, isMarked: quoted !== undefined });

  const isOld = shown !== document.version;
  const isMissing = pages.length > 0 && page !== undefined && page > pagesIn(document);
  return (
    <>
      <State document={document} />
      {isOld && (
        <div className={classes.notice}>
          <Notice>
            This is version {shown}. Version {document.version} is in force.{' '}
            <Link to={documentAddress(id)}>Read that one</Link>
          </Notice>
        </div>
      )}
      {quote && quoted === undefined && pages.length > 0 && (
        <div className={classes.notice}>
          <Notice>These words do not stand in this version: “{quote}”</Notice>
        </div>
      )}
      {isMissing && (
        <div className={classes.notice}>
          <Notice>This version has no page {page}.</Notice>
        </div>
      )}
      {pages.length > 0 && (
        <div className={classes.layout}>
          <div className={classes.aside}>
            {versions.length > 1 && <VersionPicker document={document} />}
            <Contents id={id} version={readNumber(search.get('version'))} headings={headingsOf(pages)} />
          </div>
          <article className={classes.sheet} aria-label={document.title}>
            <Neighbours document={document} side="before" />
            <Pages pages={pages} quote={quote} quoted={quoted} />
            <Neighbours document={document} side="after" />
          </article>
        </div>
      )}
    </>
  );
}

/** What becomes of the newest file, while it is not read. */
function State({ document }: { document: LibraryDocument }) {
  const { id, title, state, problem, pages } = document;
  const { heading, within } = useKeptFocus();
  if (state === 'ready') return null;
  const meanwhile = pages.length > 0 ? 'The version before stays in force until then. ' : '';
  return (
    <div {...within}>
      <Panel
        title={state === 'reading' ? 'The file is being read' : 'The file was not read'}
        headingRef={heading}
      >
        <div className={classes.upload}>
          {state === 'reading' && <ReadingProgress card={document} />}
          {state === 'reading' && (
            <p className={classes.told}>{meanwhile}You can leave this page; it goes on.</p>
          )}
          {state === 'failed' && (
            <>
              <p className={classes.problem}>
                <Pill tint="red">Not read</Pill> {problem ?? 'The file could not be read.'}
              </p>
              <ReplaceFile id={id} title={title} />
            </>
          )}
        </div>
      </Panel>
    </div>
  );
}

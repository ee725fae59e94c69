import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { DocumentName } from '#contract/documents.ts';
import type { Language } from '#contract/languages.ts';
import { offersCampusLogin } from '#machines/campus.ts';
import type { PopupsContext } from '#machines/popups/popups.types.ts';
import { LegalText } from '#src/pages/legal/legal-text.tsx';
import type { ShownCampus } from '#src/popups/campus/shown-campus.ts';
import { DocumentDialog } from '#src/popups/documents/document-dialog.tsx';
import { EnteringWorld } from '#src/popups/entering-world/entering-world.tsx';
import { Welcome } from '#src/popups/welcome/welcome.tsx';
import { screenOf } from '#tests/src/popups/screen-of.tsx';
import { flowIn } from '#tests/sweeps/states/looks.ts';

/** What the popups' actor shows: its popup, with the child's own screen where it is a flow, and the document above it. */
export function popupOf(popups: AnyActorRef, language: Language): ReactNode {
  const { value } = popups.getSnapshot();
  const { popup, document } = value as { popup: string; document: DocumentName | 'closed' };
  return (
    <>
      {popupIn(popups, popup, language)}
      {document !== 'closed' && (
        <DocumentDialog
          document={document}
          onClose={() => popups.send({ type: 'DOCUMENT_CLOSED' })}
          onAgree={popups.getSnapshot().can({ type: 'DOCUMENT_AGREED' }) ? () => popups.send({ type: 'DOCUMENT_AGREED' }) : undefined}
        >
          <LegalText document={document} />
        </DocumentDialog>
      )}
    </>
  );
}

/** The campus that the person came for, as the product draws its door. */
function doorOf(popups: AnyActorRef, language: Language): ShownCampus | undefined {
  const { campus, enabledMethods } = popups.getSnapshot().context as PopupsContext;
  if (campus === null) return undefined;
  const name = campus.names[language] ?? campus.name ?? campus.code;
  return { ...campus, name, method: offersCampusLogin(campus, enabledMethods) ? campus.method : null };
}

function popupIn(popups: AnyActorRef, popup: string, language: Language): ReactNode {
  const own = flowIn(popups.getSnapshot());
  const child = own && popups.getSnapshot().children[own.id];
  if (own !== undefined) return child && screenOf(own.flow, child, language);
  switch (popup) {
    case 'welcome':
      return <Welcome popups={popups} returning={false} campus={doorOf(popups, language)} />;
    case 'refreshingToken':
    case 'alertingToken':
    case 'enteringWorld':
    case 'alertingPlace':
      return <EnteringWorld popups={popups} />;
    default:
      return null;
  }
}

/** Roots of what a person sees of a flow: its dialogs, or the page that it fills. The last one is on top. */
export const SHOWN = 'dialog:modal, main[data-flow], aside[data-flow]';

/** What is no part of a state: toasts and announcements, rules that are met as one types, the schools that a server has. */
export const PASSING = '[data-status-slot], [role=status], [data-met], [data-offers~=federation]';

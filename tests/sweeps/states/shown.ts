/** Roots of what a person sees of a flow: its dialogs, or the page that it fills. The last one is on top. */
export const SHOWN = 'dialog:modal, main[data-flow], aside[data-flow]';

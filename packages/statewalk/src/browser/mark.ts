/** The attribute of a control that is to be pressed. */
export const MARK = 'data-to-press';

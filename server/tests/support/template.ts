/** The migrated database that those of the tests are copied from. */
export const TEMPLATE = 'madang_template';

/** Where pictures and fonts stand in the build: the same for the application, and for the pages that are drawn with it. */
export const ASSET_FILE_NAMES = 'static/media/[name].[hash][extname]';

/** The bundler warns where plugins take most of a build: on a busy machine they do, and who starts the site can mend nothing by it. */
export const BUNDLER_CHECKS = { bundlerTimings: false };

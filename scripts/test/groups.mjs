// The groups of `npm test`. Plain JavaScript, because its help names them before anything is installed.

/** What needs no build: it runs beside one. */
export const withoutBuild = /** @type {const} */ (['types', 'lint', 'unit']);

/** What reads the built site. */
export const onBuild = /** @type {const} */ (['links', 'built', 'hosts']);

/** What reads it, or makes its own, with the processors to itself. */
export const alone = /** @type {const} */ (['browser', 'engines', 'settings']);

/** Groups that run only when `--only` names them: WebKit can take minutes on a busy machine. */
export const onRequest = /** @type {const} */ (['engines']);

/** All of them, as `--only` names them. */
export const groups = /** @type {const} */ ([...withoutBuild, 'build', ...onBuild, ...alone]);

/** Those of which `settings` runs a part again, on a site with other settings. */
export const withSettings = /** @type {const} */ (['built', 'hosts', 'browser']);

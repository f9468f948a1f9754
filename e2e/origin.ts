const settings: Record<string, string> = JSON.parse(process.env.DROITFIL_E2E_SETTINGS ?? '{}');

/** Where the site under test answers. */
export const ORIGIN = `http://localhost:${settings.PORT}`;

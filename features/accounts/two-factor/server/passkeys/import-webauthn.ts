/** Loaded at first use, because its readers of certificates take 5 MB of heap. */
export const importWebAuthn = () => import('@simplewebauthn/server');

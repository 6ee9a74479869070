export { onProfileChanged, profileChanged } from './profile-changed.ts';
export type { Session, SessionOrganization, SessionUser } from './session.ts';
export { SessionContext, useFlag, useIsViewer, useMaybeSession, useSession } from './use-session.ts';

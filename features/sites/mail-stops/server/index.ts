export { stoppedMembers } from './mail-stop-repository.ts';
export { type OpenedStop, openMailStop } from './open-mail-stop.ts';

import { holdsAny } from '#platform/contract/holds-any';
import { useSession } from '#platform/web/session/index';
import { contactFlags } from './contact-flags.ts';

export const useMayReadContacts = (): boolean => holdsAny(useSession().flags, contactFlags);

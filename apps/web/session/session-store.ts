import { grantedFlags, type Settings, type SignedInUser } from '#features/accounts/session/contract';
import { setCurrentOrganization, setPageUser } from '#platform/web/api/index';
import { setDefaultZone } from '#platform/web/i18n/index';
import { setProductName } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { createStore } from '#platform/web/store/index';

export const sessionStore = createStore<Session | null>(null);

/** The schema builds its flags at run time, which hides the types of the other fields. */
type ShellSettings = {
  build: string;
  product_name: string;
  cleancodeUrl: string | null;
  map_style_url: string | null;
  map_tiles: boolean;
  text_messages: boolean;
};

export const saveSession = (answer: Settings, user: SignedInUser): Session => {
  const settings = answer as unknown as ShellSettings;
  const session: Session = {
    user,
    flags: grantedFlags(answer),
    build: settings.build,
    productName: settings.product_name,
    cleancodeUrl: settings.cleancodeUrl,
    mapStyleUrl: settings.map_style_url,
    mapTiles: settings.map_tiles,
    textMessages: settings.text_messages,
  };
  setPageUser(user.id);
  setCurrentOrganization(user.default_organization.id);
  setDefaultZone(user.default_organization.time_zone);
  setProductName(settings.product_name);
  sessionStore.set(session);
  return session;
};

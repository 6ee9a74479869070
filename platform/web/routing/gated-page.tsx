import { useText } from '../i18n/use-text.ts';
import { useMaybeSession } from '../session/use-session.ts';
import { isOpen } from './is-open.ts';
import { NotAllowed } from './not-allowed.tsx';
import type { Page } from './page.ts';
import { componentOf } from './page-loader.ts';

export const GatedPage = ({ page }: { page: Page }) => {
  const t = useText();
  const flags = useMaybeSession()?.flags;
  const Component = componentOf(page);
  if (!isOpen(page.gate, flags)) return <NotAllowed what={t(page.title)} />;
  return Component ? <Component /> : null;
};

import { useText } from '../i18n/use-text.ts';
import { useMaybeSession } from '../session/use-session.ts';
import { NotAllowed } from './not-allowed.tsx';
import type { AnyPage, Gate } from './page.ts';
import { componentOf } from './page-loader.ts';

const open: readonly Gate[] = ['public', 'signed-in', 'redirect-token'];

export const GatedPage = ({ page }: { page: AnyPage }) => {
  const t = useText();
  const flags = useMaybeSession()?.flags;
  const Component = componentOf(page);
  const allowed = open.includes(page.gate) || flags?.has(page.gate as never);
  if (!allowed) return <NotAllowed what={t(page.title)} />;
  return Component ? <Component /> : null;
};

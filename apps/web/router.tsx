import { buildRouter } from '#platform/web/routing/index';
import { pages } from './pages.ts';
import { queryClient } from './query-client.ts';
import { loadSession } from './session/load-session.ts';
import { Frame } from './shell/frame.tsx';

export const createAppRouter = () => buildRouter({ pages, client: queryClient, frame: Frame, loadSession });

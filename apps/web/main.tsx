import './start/without-eval.ts';
import './app.css';
import '@mantine/core/styles.layer.css';
import { currentLocale, startTexts } from '#platform/web/i18n/index';
import { languages } from './languages/languages.ts';
import { clearWorkers } from './start/clear-workers.ts';
import { firstFrame } from './start/first-frame.ts';
import { loadApp } from './start/load-app.ts';
import { runSteps } from './start/run-steps.ts';
import { showStartFailure } from './start/start-failure.ts';
import { warmUpDates } from './start/warm-up-dates.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root element.');

clearWorkers().catch((error: unknown) => console.warn(error));

const app = firstFrame().then(() => {
  const loading = loadApp();
  warmUpDates();
  return loading;
});
const texts = startTexts(currentLocale(), languages);

runSteps([
  { name: 'store', run: async () => (await app).registerStore() },
  { name: 'translations', run: () => texts },
  { name: 'router', run: async () => (await app).registerRouter() },
  { name: 'component library', run: async () => (await app).mount(root) },
]).catch((error: unknown) => {
  console.error(error);
  showStartFailure(root, error, currentLocale());
});

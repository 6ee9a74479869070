import { ApiError, isApiError } from '../../api/api-error.ts';
import { downloadWhenMade, type Making } from '../../api/download-when-made.ts';
import { changeAlert, closeAlert, showAlert, showProblem, showSuccess } from '../../feedback/alerts.ts';
import { problemWords } from '../../feedback/problem-words.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import { text } from '../../i18n/use-text.ts';
import { exportRunning } from './export-running.ts';

/** Passes a file to the browser, which saves it or asks where, depending on its settings. */
const saveFile = ({ blob, name }: { blob: Blob; name: string }): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the address after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

type Endpoint = { method: string; path: string };

/** Percent between two announcements of the progress. */
const step = 10;

const showFailure = (error: unknown, again: () => void): void => {
  const notMade = isApiError(error, 'paper_failed');
  const worthRetrying = error instanceof ApiError && (error.status === 0 || error.status >= 500 || notMade);
  if (error instanceof ApiError && error.status === 401) return;
  if (!worthRetrying) return void showProblem(error);
  const words = problemWords(error);
  showAlert({
    text: notMade ? words : text('platform:table.exportFailed', { reason: words }),
    colour: 'red',
    stays: true,
    reference: error.reference,
    action: { label: text('platform:actions.retry'), run: again },
  });
};

/** Has a file made and downloads it while the person continues to work, on any page. It is saved when it is
 * complete. */
export const runExport = async (endpoint: Endpoint, parts: object): Promise<void> => {
  const stop = new AbortController();
  const notice = showAlert({
    text: text('platform:table.preparing'),
    colour: 'blue',
    duration: 0,
    action: { label: text('platform:table.cancelExport'), run: () => stop.abort() },
  });
  let shown = -1;
  const onProgress = (share: number) => {
    const percent = Math.floor((share * 100) / step) * step;
    if (percent === shown) return;
    shown = percent;
    changeAlert(notice, text('platform:table.downloading', { percent: formatNumber(percent) }));
  };
  const onMaking = ({ photos, photos_done: done }: Making) => {
    if (done > 0)
      changeAlert(
        notice,
        text('platform:table.making', { done: formatNumber(done), photos: formatNumber(photos) }),
      );
  };
  exportRunning.set(true);
  try {
    const file = await downloadWhenMade(endpoint, parts, { signal: stop.signal, onProgress, onMaking });
    saveFile(file);
    showSuccess(text('platform:table.exported', { name: file.name }));
  } catch (error) {
    if (!stop.signal.aborted) showFailure(error, () => void runExport(endpoint, parts));
  } finally {
    exportRunning.set(false);
    closeAlert(notice);
  }
};

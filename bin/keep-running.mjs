/** Milliseconds. The pause before a restart doubles up to `longest`. It is `first` again after a process has served for
 * longer than `settled`. */
const usual = { first: 1000, longest: 60_000, settled: 5 * 60_000 };

const wasAsked = (code, signal) => code === 0 || ['SIGTERM', 'SIGINT', 'SIGHUP'].includes(signal);

/** Runs a process that sends a message once it serves, and starts it again whenever it dies after that. A process that
 * never served has printed why, and is not started again. `ended` resolves with how the last process ended; `stop` ends it
 * for good. */
export const keepRunning = (start, { write = console.error, waits = usual } = {}) => {
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  let child;
  let pause;
  let stopping = false;
  let served = false;
  let wait = waits.first;

  const startAgain = (how, servedFor) => {
    if (servedFor > waits.settled) wait = waits.first;
    write(`The server ended unexpectedly (${how}). It is started again in ${wait / 1000} s.`);
    pause = setTimeout(begin, wait);
    wait = Math.min(wait * 2, waits.longest);
  };

  const begin = () => {
    pause = undefined;
    let since;
    child = start();
    child.once('message', () => {
      since = Date.now();
      served = true;
    });
    child.once('error', (error) => {
      write(error.message);
      end({ code: 1, signal: null });
    });
    child.once('exit', (code, signal) => {
      if (stopping || !served || wasAsked(code, signal)) end({ code, signal });
      else startAgain(signal ?? `code ${code}`, since ? Date.now() - since : 0);
    });
  };

  begin();
  return {
    ended,
    stop: (signal) => {
      stopping = true;
      if (pause) {
        clearTimeout(pause);
        end({ code: 0, signal: null });
      } else child.kill(signal);
    },
  };
};

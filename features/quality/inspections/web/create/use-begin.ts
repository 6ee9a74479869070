import { useEffect, useState } from 'react';
import { showProblem } from '#platform/web/feedback/index';

/** `missing`: something has to be chosen first. `coming`: what was chosen is being loaded. */
export type Readiness = 'missing' | 'coming' | 'offline' | 'not possible' | 'ready';

/** Begins an inspection at a touch. A touch before everything has come is kept until then. */
export const useBegin = (readiness: Readiness, begin: () => Promise<void>) => {
  const [state, setState] = useState<'idle' | 'asked' | 'kept' | 'beginning'>('idle');
  const start = async () => {
    setState('beginning');
    await begin().catch(showProblem);
    setState('idle');
  };
  useEffect(() => {
    if (state !== 'kept' || readiness === 'coming') return;
    if (readiness === 'ready') void start();
    else setState('idle');
  });
  return {
    press: () => {
      if (readiness === 'ready') void start();
      else if (readiness === 'missing') setState('asked');
      else if (readiness === 'coming') setState('kept');
    },
    saving: state === 'kept' || state === 'beginning',
    /** Whether the form says what is missing. */
    asks: state === 'asked',
  };
};

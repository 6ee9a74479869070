type Load<M> = () => Promise<M>;

const there = new WeakMap<Load<unknown>, unknown>();

/** Loads code, and remembers that it is there. */
export const loadCode = async <M>(load: Load<M>): Promise<M> => {
  const module = await load();
  there.set(load, module);
  return module;
};

/** Returns code that is loaded already, at once: even a settled promise is ready only a moment later. */
export const loadedCode = <M>(load: Load<M>): M | undefined => there.get(load) as M | undefined;

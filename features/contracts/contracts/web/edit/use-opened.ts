import { useState } from 'react';

/** With unsaved changes, a form keeps the draft as it was opened, so that the server notices a save over a newer version.
 * Otherwise it shows the latest saved version, which is the one that a transition would apply to. */
export const useOpened = <Draft extends { updated_at: string }>(current: Draft, typed: boolean): Draft => {
  const [opened, setOpened] = useState(current);
  const isNewer = !typed && opened.updated_at !== current.updated_at;
  if (isNewer) setOpened(current);
  return isNewer ? current : opened;
};

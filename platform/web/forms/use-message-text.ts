import { useEffect } from 'react';
import { loadMessages, type MessageText, messageText, sayStore } from './issue-text.ts';

const nothingYet: MessageText = () => '';

/** For what a component says without a form; nothing until the messages are there. */
export const useMessageText = (): MessageText => {
  const loaded = sayStore.use();
  useEffect(() => void loadMessages(), []);
  return loaded ? messageText : nothingYet;
};

import { useEffect } from 'react';
import { loadMessages, type MessageText, messageText, translateStore } from './issue-text.ts';

const nothingYet: MessageText = () => '';

/** For messages that a component shows without a form. They are empty until the messages are loaded. */
export const useMessageText = (): MessageText => {
  const loaded = translateStore.use();
  useEffect(() => void loadMessages(), []);
  return loaded ? messageText : nothingYet;
};

export { type MailStop, mailStopEndpoints } from './endpoints.ts';
export { type MailTopic, mailTopics } from './mail-topics.ts';

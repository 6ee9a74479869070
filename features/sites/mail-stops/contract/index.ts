export { type MailStop, type MailTopic, mailStopEndpoints, mailTopics } from './endpoints.ts';

/** What repeating mails are about. Members get the last one, addresses of clients the others. */
export const mailTopics = ['digest', 'inspections', 'invoice-reminders', 'notifications'] as const;

export type MailTopic = (typeof mailTopics)[number];

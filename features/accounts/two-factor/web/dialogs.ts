import { lazyPart } from '#platform/web/routing/index';

const load = () => import('./open-dialogs.ts');

/** These dialogs share one file of code, which draws QR codes and speaks to authenticators, because one often follows the
 * other. */
export const [SetUpDialog, preloadDialogs] = lazyPart(async () => ({ default: (await load()).SetUpDialog }));

export const [RenewDialog] = lazyPart(async () => ({ default: (await load()).RenewDialog }));

export const [TurnOffDialog] = lazyPart(async () => ({ default: (await load()).TurnOffDialog }));

export const [PhoneDialog] = lazyPart(async () => ({ default: (await load()).PhoneDialog }));

export const [RemovePhoneDialog] = lazyPart(async () => ({ default: (await load()).RemovePhoneDialog }));

export const [AddPasskeyDialog] = lazyPart(async () => ({ default: (await load()).AddPasskeyDialog }));

export const [RenamePasskeyDialog] = lazyPart(async () => ({ default: (await load()).RenamePasskeyDialog }));

export const [RemovePasskeyDialog] = lazyPart(async () => ({ default: (await load()).RemovePasskeyDialog }));

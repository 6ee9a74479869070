export { RenewDialog } from './authenticator/renew-dialog.tsx';
export { SetUpDialog } from './authenticator/set-up-dialog.tsx';
export { TurnOffDialog } from './authenticator/turn-off-dialog.tsx';
export { AddPasskeyDialog } from './passkeys/add-passkey-dialog.tsx';
export { RemovePasskeyDialog } from './passkeys/remove-passkey-dialog.tsx';
export { RenamePasskeyDialog } from './passkeys/rename-passkey-dialog.tsx';
export { PhoneDialog } from './phone/phone-dialog.tsx';
export { RemovePhoneDialog } from './phone/remove-phone-dialog.tsx';

import type { Messages } from '#platform/contract/messages/catalogue';

export const singleSignOnMessages = {
  en: {
    issuer_address: 'Enter the address of the provider, starting with https://.',
    domain_format: 'Enter a domain such as acme.com.',
    domain_listed: 'This domain is already on the list.',
    domain_unproven: 'The TXT record was not found. New records can take an hour to appear.',
    domain_unreachable: 'The domain could not be looked up. Please try again.',
    domain_elsewhere: 'Another company has verified this domain.',
    domains_most: 'You have 20 domains. Remove one first.',
    sign_on_secret_needed: 'Enter the client secret of this provider.',
    sign_on_not_connected: 'Enter the provider first.',
    sign_on_off: 'Turn on single sign-on first.',
    sign_on_not_tried: 'Log in once through this provider yourself before you require it.',
    role_manages: 'New people can’t get a role that manages the company.',
    sign_on_not_linked: 'This person is not linked to the provider.',
    sign_on_over: 'That took too long. Start again on the login page.',
    sign_on_not_possible: 'This account cannot be used here. Ask your office.',
    sign_on_unproven:
      'Your account was created by another company. First choose “Forgot your password?” on the login page and follow the link in the email; then log in here again.',
  },
  es: {
    issuer_address: 'Escriba la dirección del proveedor, que empieza por https://.',
    domain_format: 'Escriba un dominio como acme.com.',
    domain_listed: 'Este dominio ya está en la lista.',
    domain_unproven: 'No se encontró el registro TXT. Un registro nuevo puede tardar una hora en aparecer.',
    domain_unreachable: 'No se pudo consultar el dominio. Vuelva a intentarlo.',
    domain_elsewhere: 'Otra empresa ya verificó este dominio.',
    domains_most: 'Usted tiene 20 dominios. Quite uno primero.',
    sign_on_secret_needed: 'Escriba el secreto de cliente de este proveedor.',
    sign_on_not_connected: 'Primero indique el proveedor.',
    sign_on_off: 'Primero active el inicio de sesión único.',
    sign_on_not_tried: 'Inicie sesión usted una vez con este proveedor antes de exigirlo.',
    role_manages: 'Las personas nuevas no pueden recibir un rol que administra la empresa.',
    sign_on_not_linked: 'Esta persona no está vinculada con el proveedor.',
    sign_on_over: 'Pasó demasiado tiempo. Empiece otra vez en la página de inicio de sesión.',
    sign_on_not_possible: 'Esta cuenta no se puede usar aquí. Consulte a su oficina.',
    sign_on_unproven:
      'Otra empresa creó su cuenta. Primero elija “¿Olvidó su contraseña?” en la página de inicio de sesión y abra el enlace que le enviaremos; después inicie sesión aquí otra vez.',
  },
} satisfies Messages;

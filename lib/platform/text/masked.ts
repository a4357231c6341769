/** `0912345678` as `09•• ••• 678`: enough for its owner to recognise, too little for anybody else. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 2)}•• ••• ${mobile.slice(-3)}`
}

/** `lan@example.com` as `l••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}••${email.slice(at)}`
}

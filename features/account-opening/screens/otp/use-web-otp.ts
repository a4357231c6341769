import { useEffect, useEffectEvent } from 'react'

/** The part of WebOTP that TypeScript does not know: https://wicg.github.io/web-otp/ */
interface OtpCredential {
  readonly code?: string
}

/**
 * Takes the code from the message itself where the browser can (Chrome on Android asks first). `isActive` false, an
 * unmount, and a refusal end the waiting; typing always works beside it.
 */
export function useWebOtp(isActive: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!isActive || !('OTPCredential' in globalThis)) return
    const waiting = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: waiting.signal }
    void receive(options as CredentialRequestOptions).then((code) => (code === null ? undefined : take(code)))
    return () => waiting.abort()
  }, [isActive])
}

/** Null where the person refused, the browser gave up or the waiting was ended: then the code is typed. */
async function receive(options: CredentialRequestOptions): Promise<string | null> {
  try {
    const credential = (await navigator.credentials.get(options)) as OtpCredential | null
    return credential?.code ?? null
  } catch {
    return null
  }
}

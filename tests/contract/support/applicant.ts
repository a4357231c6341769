import { randomInt, randomUUID } from 'node:crypto'

import { createEkycApi } from '@/lib/backends/ekyc/ekyc-api'
import { identityEndpoints } from '@/lib/backends/identity/endpoints'
import { createIdentityApi } from '@/lib/backends/identity/identity-api'
import type { CreateAccountRequest } from '@/lib/backends/trading/application-schemas'
import { consentKinds } from '@/lib/domain/account-opening/given-consent'
import { createTradingApi } from '@/lib/backends/trading/trading-api'

import { grantProofs } from '../../sandbox/controls/proof-handlers'
import { flawFor, holderFor } from '../../sandbox/specimens/holder-for'
import { drawnPicture, type Side } from '../../sandbox/specimens/pictures'
import type { Backends } from './backends'
import { valueOf } from './value-of'

/** Digits that no other test uses: applicants never meet. */
export function freshDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0')
}

/**
 * An id number of a woman from Hà Nội born in 1991, with a card of 2021 (odd) or 2024 (even). It never ends in 90x, for which
 * the sandbox has outcomes of their own.
 */
export function freshIdno(card: '2021' | '2024' = '2021'): string {
  return `001191${freshDigits(3)}${randomInt(1, 9)}${randomInt(10)}${card === '2021' ? 5 : 6}`
}

/** PNG of a specimen's side, as a browser would send it. */
export async function picture(idno: string, side: Side): Promise<File> {
  const holder = holderFor(idno)
  if (!holder) throw new Error(`No card can bear ${idno}`)
  return new File([await drawnPicture(holder, side, flawFor(idno))], `${side}.png`, { type: 'image/png' })
}

/** Headers of the ID provider, with a token fetched as the site's server does. */
export async function identityHeaders(backends: Backends): Promise<Record<string, string>> {
  const { identityClientId, identityClientSecret } = backends.sandbox.config
  const response = await fetch(`${backends.url}/identity/${identityEndpoints.accessToken.path}`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: identityClientId,
      client_secret: identityClientSecret,
    }),
  })
  const { access_token } = (await response.json()) as { access_token: string }
  return { ClientID: identityClientId, Authorization: `Bearer ${access_token}` }
}

/** Opens a request at the ID provider; its id goes with the pictures. */
export async function identityRequest(backends: Backends, openingId: string = randomUUID()): Promise<string> {
  const api = createIdentityApi(backends.client('identity', 'vi', await identityHeaders(backends)))
  return valueOf(api.createRequest(openingId))
}

/** POST ocr with the pictures of a specimen. */
export async function sendOcr(backends: Backends, idno: string, openingId?: string) {
  const [front, back] = [await picture(idno, 'front'), await picture(idno, 'back')]
  return createEkycApi(backends.client('ekyc')).ocr(await identityRequest(backends, openingId), front, back)
}

/** Reads the card, matches the face, proves presence; returns the e-KYC case. */
export async function proveIdentity(backends: Backends, idno: string, openingId?: string): Promise<string> {
  const api = createEkycApi(backends.client('ekyc'))
  const { ocrId } = await valueOf(sendOcr(backends, idno, openingId))
  const face = await picture(idno, 'selfie')
  await valueOf(api.matchFace(ocrId, face))
  await valueOf(
    api.checkLiveness(ocrId, randomUUID(), [
      { action: 'center', picture: face },
      { action: 'left', picture: face },
    ]),
  )
  return ocrId
}

/** The OTP that was sent last to a mobile or an address. */
export function otpSentTo(backends: Backends, recipient: string): string {
  const otp = backends.sandbox.outbox.list(recipient).find((message) => message.otp !== undefined)?.otp
  if (otp === undefined) throw new Error('No OTP was sent')
  return otp
}

/** Proves a mobile and an e-mail address; returns the transactions. */
export async function proveContact(backends: Backends, { mobile, email }: { mobile: string; email: string }) {
  const api = createTradingApi(backends.client('trading'))
  const sms = await valueOf(api.sendSmsOtp(mobile, { purpose: 'register' }))
  const mail = await valueOf(api.sendEmailOtp(email, { purpose: 'register' }))
  return {
    sms_transaction_id: await valueOf(api.verifySmsOtp(sms.transactionId, mobile, otpSentTo(backends, mobile))),
    email_transaction_id: await valueOf(api.verifyEmailOtp(mail.transactionId, email, otpSentTo(backends, email))),
  }
}

const freshContact = () => ({ mobile: `09${freshDigits(8)}`, email: `mau.${freshDigits(9)}@example.com` })

/** A complete record, ready for createAccount, whose proofs were earned call by call. */
export async function earnedRecord(backends: Backends): Promise<CreateAccountRequest> {
  const [idno, contact] = [freshIdno(), freshContact()]
  const proofs = await proveContact(backends, contact)
  const record = { ...recordOf(idno), ...contact, ...proofs }
  return { ...record, ocr_id: await proveIdentity(backends, idno, record.opening_id) }
}

/** A complete record, ready for createAccount, whose proofs the sandbox granted: no card is drawn and read for it. */
export function grantedRecord(
  { sandbox }: Backends,
  idno = freshIdno(),
  contact = freshContact(),
): CreateAccountRequest {
  const record = { ...recordOf(idno), ...contact }
  const { request_id: _, ...proofs } = grantProofs(sandbox, { ...contact, idno, opening_id: record.opening_id })
  return { ...record, ...proofs }
}

export function recordOf(
  idno: string,
): Omit<CreateAccountRequest, 'ocr_id' | 'sms_transaction_id' | 'email_transaction_id'> {
  const holder = holderFor(idno)
  if (!holder) throw new Error(`No card can bear ${idno}`)
  return {
    opening_id: randomUUID(),
    idno,
    cust_nm: holder.name,
    sex: holder.sex,
    idiss_dt: holder.issueDate.replaceAll('-', ''),
    id_place: 'Bộ Công an',
    idexp_dt: holder.expiryDate.replaceAll('-', ''),
    birth_dt: holder.birthDate.replaceAll('-', ''),
    mobile: '0912345678',
    email: 'mau@example.com',
    address: '18 Phố Mẫu, phường Cầu Giấy',
    province: '01',
    job: '02',
    position: '01',
    fatca_yn: 'N',
    banks: [{ bank_id: 'VCB', bank_nm: 'Vietcombank', bank_acc: '0011000000001', bank_branch: 'Chi nhánh Hoàn Kiếm' }],
    fund_list: [],
    mr_level: 1,
    corrections: [],
    consents: consentKinds.map((kind) => ({
      kind,
      wording: `application.${kind}`,
      version: '0123456789abcdef',
      locale: 'vi' as const,
      at: new Date().toISOString(),
    })),
    ...services,
  }
}

const services = {
  stock_yn: 'Y',
  mr_yn: 'Y',
  dr_ac_yn: 'N',
  trading_yn: 'Y',
  cc_yn: 'Y',
  bk_yn: 'Y',
  roup: 'N',
  share_yn: 'N',
  sms_yn: 'Y',
  adv_yn: 'Y',
  pa_yn: 'Y',
  sic_yn: 'Y',
  dr_yn: 'N',
  cw_yn: 'Y',
  bounds_yn: 'Y',
  fund_yn: 'Y',
  etf_yn: 'Y',
} as const

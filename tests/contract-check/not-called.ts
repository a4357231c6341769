import type { Service } from '@/lib/backends/endpoint'

const writes = 'it would leave data at the service'
const sends = 'it would send a message to somebody'
const needsOpening = 'it needs an account opening that has come as far as that'
const needsSecret = 'it needs a secret of the firm'

/**
 * Why the check skips some calls of the contract, by endpoint. The contract suite (`npx vitest run tests/contract`)
 * makes them against a test system.
 */
export const notCalled: Readonly<Partial<Record<Service, Readonly<Record<string, string>>>>> = {
  main: {
    uploadCv: writes,
    removeUpload: writes,
    createCv: writes,
    createStudentCv: writes,
    createContact: writes,
  },
  trading: {
    sendSmsOtp: sends,
    verifySmsOtp: needsOpening,
    sendEmailOtp: sends,
    verifyEmailOtp: needsOpening,
    holdAccount: writes,
    saveIdImages: writes,
    saveStep: writes,
    createAccount: writes,
    contractLink: needsOpening,
    signContract: needsOpening,
    contractFile: needsOpening,
  },
  ekyc: { ocr: writes, faceMatch: needsOpening, liveness: needsOpening, result: needsOpening },
  identity: { accessToken: needsSecret, createRequest: needsSecret },
  'payment-app': { announce: sends },
}

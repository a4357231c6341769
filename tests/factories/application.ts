import { consentKinds } from '@/lib/domain/account-opening/given-consent'
import { defaultServices } from '@/features/account-opening/application/services'
import type { ApplicationData } from '@/features/account-opening/application/application-data'

/** Answers of one fictitious applicant, every value distinct, so that a swapped pair of fields shows. */
export const fullApplication: ApplicationData = {
  mobile: '0912345678',
  email: 'lan@example.com',
  referrerName: 'Trần Văn Giới Thiệu',
  referrerPhone: '0987000111',
  referralCode: 'TYPED001',
  rewardCode: 'REWARD01',
  dataConsent: true,
  biometricConsent: true,
  consents: consentKinds.map((kind) => ({
    kind,
    wording: `application.${kind}`,
    version: '0123456789abcdef',
    locale: 'vi',
    at: '2026-11-20T03:00:00.000Z',
  })),
  idNumber: '001199999999',
  fullName: 'NGUYỄN THỊ MẪU',
  sex: 'F',
  birthDate: '1999-01-02',
  idIssueDate: '2021-03-04',
  idIssuePlace: 'Cục Cảnh sát QLHC về TTXH',
  idExpiryDate: '2039-01-02',
  cardAddress: 'Thôn Cũ, Xã Cũ, Huyện Cũ, Hà Nội',
  nationality: 'VN',
  secondNationality: 'KR',
  province: { code: '01', name: 'Hà Nội' },
  district: 'Quận Mẫu',
  ward: { code: '00004', name: 'Phường Ba Đình' },
  street: '12 Phố Mẫu',
  job: { code: 'J07', name: 'Kỹ sư' },
  position: { code: 'P03', name: 'Nhân viên' },
  taxNumber: '8012345678',
  foreignTax: false,
  banks: [
    {
      bank: { code: '970436', name: 'Vietcombank' },
      accountNumber: '0011000000011',
      city: { code: 'HN', name: 'Hà Nội' },
      branch: { code: 'VCB-HN-1', name: 'Ba Đình' },
    },
    {
      bank: { code: '970422', name: 'MB' },
      accountNumber: '2222000000022',
      city: { code: 'DN', name: 'Đà Nẵng' },
      branch: { code: 'MB-DN-2', name: 'Sông Hàn' },
    },
    { bank: { code: '546034', name: 'CAKE' }, accountNumber: '3333000000033' },
  ],
  services: { ...defaultServices, derivatives: false, sms: false },
  marginLevel: '4',
  funds: ['FUND-A', 'FUND-B'],
}

import type { FaqGroup } from './group'

export const opening: FaqGroup = {
  name: { vi: 'Mở tài khoản', en: 'Opening an account', ko: '계좌 개설' },
  items: [
    {
      vi: [
        'Mở tài khoản trực tuyến cần chuẩn bị những gì?',
        'Căn cước gắn chip còn hạn, điện thoại của chính bạn để nhận OTP, một địa chỉ email và thiết bị có camera. Toàn bộ quá trình mất khoảng 8 phút.',
      ],
      en: [
        'What do I need to open an account online?',
        'A valid chip-based ID card, your own phone for one-time passwords, an email address and a device with a camera. It takes about eight minutes.',
      ],
      ko: [
        '온라인으로 계좌를 개설하려면 무엇이 필요합니까?',
        '유효한 칩 내장 신분증, OTP를 받을 본인 명의 휴대폰, 이메일 주소, 카메라가 있는 기기가 필요합니다. 약 8분이 걸립니다.',
      ],
    },
    {
      vi: [
        'Bao lâu thì tài khoản được kích hoạt?',
        'Trong giờ làm việc, chuyên viên liên hệ trong vòng 20 phút sau khi bạn ký hợp đồng. Hồ sơ gửi ngoài giờ được xử lý vào đầu ngày làm việc kế tiếp.',
      ],
      en: [
        'When is my account active?',
        'On working days we contact you within 20 minutes of signing. Applications sent out of hours are handled at the start of the next working day.',
      ],
      ko: [
        '계좌는 언제 활성화됩니까?',
        '영업일에는 계약 서명 후 20분 이내에 연락드립니다. 영업시간 이후 접수 건은 다음 영업일 오전에 처리합니다.',
      ],
    },
    {
      vi: [
        'Người dưới 18 tuổi có mở tài khoản được không?',
        'Kênh trực tuyến chỉ dành cho cá nhân từ đủ 18 tuổi. Người từ 15 đến dưới 18 tuổi vui lòng đến quầy cùng người đại diện theo pháp luật.',
      ],
      en: [
        'Can someone under 18 open an account?',
        'The online channel is for people aged 18 and over. From 15 to 17, please visit a branch with a legal representative.',
      ],
      ko: [
        '만 18세 미만도 계좌를 개설할 수 있습니까?',
        '온라인 개설은 만 18세 이상만 가능합니다. 15~17세 고객은 법정대리인과 함께 지점을 방문해 주십시오.',
      ],
    },
    {
      vi: [
        'Tôi là nhà đầu tư nước ngoài, mở tài khoản thế nào?',
        'Bạn cần mã số giao dịch chứng khoán và tài khoản vốn đầu tư gián tiếp. Hãy gọi 1900 6277 hoặc xem bài hướng dẫn dành cho nhà đầu tư nước ngoài.',
      ],
      en: [
        'How do foreign investors open an account?',
        'You need a securities trading code and an indirect investment capital account. Call 1900 6277 or read our guide for foreign investors.',
      ],
    },
    {
      vi: [
        'Mở tài khoản có mất phí không?',
        'Không. Sông Ngân không thu phí mở và duy trì tài khoản, cũng không yêu cầu số dư tối thiểu.',
      ],
    },
    {
      vi: [
        'Tôi đã có tài khoản ở công ty khác, có mở thêm được không?',
        'Được. Quy định chỉ giới hạn một tài khoản giao dịch tại mỗi công ty chứng khoán; bạn có thể có tài khoản ở nhiều công ty.',
      ],
    },
  ],
}

export const identity: FaqGroup = {
  name: { vi: 'Xác thực và bảo mật', en: 'Identity and security', ko: '본인 확인과 보안' },
  items: [
    {
      vi: [
        'Vì sao ảnh căn cước của tôi bị từ chối?',
        'Thường do lóa sáng, mờ hoặc thiếu góc. Hãy đặt thẻ trên nền tối, tắt đèn flash và để thẻ chiếm gần trọn khung hình.',
      ],
      en: [
        'Why was my ID photo rejected?',
        'Usually glare, blur or a missing corner. Put the card on a dark surface, turn the flash off and fill the frame.',
      ],
      ko: [
        '신분증 사진이 거절되는 이유는 무엇입니까?',
        '빛 반사나 흔들림, 잘린 모서리가 주된 원인입니다. 어두운 바닥에 놓고 플래시를 끈 뒤 화면에 가득 차게 촬영해 주십시오.',
      ],
    },
    {
      vi: [
        'Ảnh và khuôn mặt của tôi được dùng vào việc gì?',
        'Chỉ để đối chiếu danh tính khi mở tài khoản và lưu hồ sơ theo quy định. Chúng tôi không dùng cho quảng cáo.',
      ],
      en: [
        'What do you use my photos for?',
        'Only to verify your identity and to keep the records that the law requires. Never for advertising.',
      ],
      ko: ['촬영한 사진은 어디에 사용됩니까?', '본인 확인과 법정 기록 보관에만 사용하며 광고에는 사용하지 않습니다.'],
    },
    {
      vi: [
        'Không nhận được mã OTP thì làm gì?',
        'Kiểm tra số điện thoại, sóng và hộp thư rác; sau khi đồng hồ đếm ngược kết thúc, bấm gửi lại. Nếu vẫn không có, gọi 1900 6277.',
      ],
      en: [
        'What if the OTP does not arrive?',
        'Check the number, your signal and the spam folder; when the countdown ends, send it again. Otherwise call 1900 6277.',
      ],
      ko: [
        'OTP가 오지 않으면 어떻게 합니까?',
        '전화번호, 수신 상태, 스팸함을 확인하시고 대기 시간이 끝나면 다시 요청해 주십시오. 계속되면 1900 6277로 연락해 주십시오.',
      ],
    },
    {
      vi: [
        'Sông Ngân có bao giờ hỏi mật khẩu hay OTP không?',
        'Không bao giờ. Ai hỏi mật khẩu hoặc OTP qua điện thoại, tin nhắn hay email đều là lừa đảo.',
      ],
      en: [
        'Will Songngan ever ask for my password or OTP?',
        'Never. Anyone who asks for them by phone, text or email is a fraudster.',
      ],
    },
    {
      vi: [
        'Đổi điện thoại thì kích hoạt lại Smart OTP thế nào?',
        'Đăng nhập trên máy mới, chọn kích hoạt Smart OTP và xác thực bằng OTP gửi về số điện thoại đã đăng ký. Thiết bị cũ tự động bị hủy.',
      ],
    },
    {
      vi: [
        'Tôi quên mật khẩu giao dịch',
        'Chọn “Quên mật khẩu” ở màn hình đăng nhập, xác thực bằng căn cước và OTP rồi đặt mật khẩu mới gồm 8 đến 16 ký tự.',
      ],
    },
  ],
}

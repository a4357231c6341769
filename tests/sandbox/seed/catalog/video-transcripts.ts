import type { Translated } from '../types'

/**
 * What is said in the newest videos, in the order of their titles (videos.ts); a line is a paragraph. The older ones have
 * none, as on any channel. Figures are illustrative and agree with the guides and the fees of the site.
 */
export const transcripts: readonly Translated[] = [
  {
    vi: 'Chào bạn, đây là Sông Ngân. Trong tám phút tới, chúng ta sẽ mở một tài khoản chứng khoán ngay trên điện thoại. Bạn cần căn cước còn hạn, số điện thoại của chính mình và một địa chỉ email.\nTrước hết, bạn nhập số điện thoại và mã xác thực vừa nhận. Tiếp theo là chụp hai mặt căn cước và quay khuôn mặt theo hướng dẫn. Hãy đọc lại họ tên, ngày sinh, số căn cước, vì hợp đồng sẽ ghi đúng như vậy.\nCuối cùng, bạn xem hợp đồng và ký bằng mã OTP. Trong ngày làm việc, chúng tôi gọi lại trong vòng 20 phút.',
    en: 'Hello, this is Songngan. In the next eight minutes we will open a securities account on a phone. You need a valid identity card, your own phone number and an e-mail address.\nFirst, enter your number and the code you receive. Then photograph both sides of the card and follow the instructions for the face check. Read your name, date of birth and card number again, because the contract will say exactly that.\nAt the end you read the contract and sign it with a one-time code. On working days we call you back within 20 minutes.',
    ko: '안녕하십니까, 송응언증권입니다. 앞으로 8분 동안 휴대폰으로 증권 계좌를 개설해 보겠습니다. 유효한 신분증, 본인 명의의 휴대폰, 이메일 주소를 준비해 주십시오.\n먼저 휴대폰 번호와 받은 인증번호를 입력합니다. 이어서 신분증 앞뒷면을 촬영하고 안내에 따라 얼굴을 확인합니다. 이름, 생년월일, 신분증 번호는 계약서에 그대로 적히므로 꼭 다시 확인하십시오.\n마지막으로 계약서를 읽고 OTP로 서명합니다. 영업일에는 20분 안에 연락드립니다.',
  },
  {
    vi: 'Phần lớn ảnh căn cước bị trả lại vì ba lý do: lóa, mờ và mất góc. Cả ba đều tránh được.\nĐặt thẻ trên mặt bàn sẫm màu, gần cửa sổ, và tắt đèn flash. Giữ điện thoại song song với thẻ, lùi ra cho đến khi thấy đủ bốn góc trong khung. Chờ một nhịp cho máy lấy nét rồi mới chụp.\nNếu ứng dụng báo ảnh lóa, bạn chỉ cần xoay thẻ một chút, không phải chụp lại từ đầu. Đừng dùng ảnh chụp màn hình hay bản photo, hệ thống sẽ không nhận.',
    en: 'Most card photos are refused for one of three reasons: glare, blur or a missing corner. All three can be avoided.\nPut the card on a dark table near a window, and switch the flash off. Hold the phone parallel to the card and move back until all four corners are in the frame. Give the camera a moment to focus before you press.\nIf the app reports glare, turn the card a little; there is no need to start again. Screenshots and photocopies are not accepted.',
    ko: '신분증 사진이 반려되는 이유는 대개 세 가지입니다. 빛 반사, 흔들림, 잘린 모서리입니다. 모두 피할 수 있습니다.\n창가의 어두운 탁자 위에 신분증을 놓고 플래시를 끄십시오. 휴대폰을 신분증과 나란히 들고 네 모서리가 모두 보일 때까지 뒤로 물러납니다. 초점이 맞을 때까지 잠시 기다린 뒤 촬영하십시오.\n빛 반사 안내가 나오면 신분증을 조금만 돌리면 됩니다. 처음부터 다시 하실 필요는 없습니다. 화면 캡처나 복사본은 사용할 수 없습니다.',
  },
  {
    vi: 'Có hai cách nộp tiền: chuyển khoản vào tài khoản đứng tên công ty, hoặc quét mã trong ứng dụng. Tiền thường vào sau vài phút trong giờ làm việc.\nNội dung chuyển khoản phải có số tài khoản chứng khoán của bạn. Sông Ngân không nhận tiền qua tài khoản cá nhân của bất kỳ ai.\nKhi tiền đã vào, bạn mở mục Tài sản để xem sức mua. Sức mua có thể lớn hơn số tiền mặt nếu bạn đã mở ký quỹ, vì vậy hãy xem cả dòng “Tiền của bạn”.',
    en: 'There are two ways to deposit: a transfer to the account in the name of the company, or the code in the app. In working hours the money usually arrives within minutes.\nThe reference must hold your securities account number. Songngan never takes money through the personal account of anybody.\nWhen the money is there, open Assets to see your buying power. With a margin account it may be more than your cash, so look at the line “Your own money” as well.',
    ko: '입금 방법은 두 가지입니다. 회사 명의 계좌로 이체하거나 앱의 코드를 스캔하시면 됩니다. 업무 시간에는 보통 몇 분 안에 입금됩니다.\n이체 내용에는 고객님의 증권 계좌번호를 적어 주십시오. 송응언증권은 어떤 개인 계좌로도 돈을 받지 않습니다.\n입금이 확인되면 자산 메뉴에서 매수 가능 금액을 보실 수 있습니다. 신용 계좌가 있으면 현금보다 클 수 있으니 ‘본인 자금’ 항목도 함께 확인하십시오.',
  },
  {
    vi: 'Hôm nay chúng ta đặt một lệnh mua đầu tiên. Mở ứng dụng, tìm mã cổ phiếu, và nhìn ba con số: giá trần, giá sàn, giá tham chiếu.\nChọn lệnh LO, nhập giá bạn chấp nhận trả và số lượng, theo lô 100 cổ phiếu. Ứng dụng tính luôn phí và tổng tiền bị giữ. Bạn kiểm tra lại rồi xác nhận bằng Smart OTP.\nLệnh chưa khớp nằm trong sổ lệnh, và bạn hủy được trong phiên liên tục. Khi khớp, cổ phiếu hiện là “chờ về” cho đến ngày T+2.',
    en: 'Today we place a first order. Open the app, find the share and look at three numbers: the ceiling, the floor and the reference price.\nChoose a limit order, enter the price you accept and the quantity, in lots of 100 shares. The app shows the fee and the money that will be held. Check it and confirm with Smart OTP.\nWhat is not filled stays in the order book, and you can cancel it in continuous trading. What is filled is shown as pending until T+2.',
    ko: '오늘은 첫 매수 주문을 넣어 보겠습니다. 앱에서 종목을 찾고 상한가, 하한가, 기준가 세 가지를 확인합니다.\n지정가(LO) 주문을 고르고 원하는 가격과 수량을 입력합니다. 수량은 100주 단위입니다. 수수료와 묶이는 금액이 바로 계산됩니다. 확인한 뒤 스마트 OTP로 승인하십시오.\n체결되지 않은 주문은 호가창에 남으며 접속매매 시간에 취소할 수 있습니다. 체결된 주식은 T+2까지 ‘입고 예정’으로 표시됩니다.',
  },
  {
    vi: 'Bốn loại lệnh, khác nhau ở một câu hỏi: bạn giữ giá hay giữ thời điểm.\nLO là lệnh giới hạn: bạn đặt giá, và chỉ mua không cao hơn giá đó. ATO và ATC khớp ở giá mở cửa và giá đóng cửa, bạn không biết trước giá. MP khớp ngay với giá tốt nhất đang có ở phía bên kia.\nNếu mới bắt đầu, hãy dùng LO. Lệnh MP trên cổ phiếu ít giao dịch có thể khớp ở nhiều mức giá, xa hơn bạn nghĩ.',
    en: 'Four kinds of order differ in one question: do you fix the price or the moment?\nLO is a limit order: you set the price and never pay more. ATO and ATC fill at the opening and the closing price, which you do not know in advance. MP fills at once with the best price on the other side.\nIf you are new to this, use LO. In a share that trades little, an MP order can fill at several prices, further away than you expect.',
    ko: '네 가지 주문의 차이는 한 가지 질문에 있습니다. 가격을 정할 것인가, 시점을 정할 것인가입니다.\nLO는 지정가 주문으로, 정한 가격보다 비싸게 사지 않습니다. ATO와 ATC는 시가와 종가로 체결되며 가격을 미리 알 수 없습니다. MP는 상대 호가 가운데 가장 좋은 가격에 바로 체결됩니다.\n처음이라면 LO를 쓰십시오. 거래가 적은 종목에서 MP 주문은 예상보다 먼 여러 가격에 나뉘어 체결될 수 있습니다.',
  },
  {
    vi: 'Một ngày trên HOSE bắt đầu lúc 9 giờ. Mười lăm phút đầu là phiên ATO, khi sở giao dịch gom lệnh để tìm giá mở cửa.\nTừ 9 giờ 15 đến 11 giờ 30 là khớp lệnh liên tục, rồi thị trường nghỉ trưa. Buổi chiều tiếp tục từ 13 giờ đến 14 giờ 30. Mười lăm phút cuối là phiên ATC, nơi giá đóng cửa được xác định.\nTừ 14 giờ 45 đến 15 giờ chỉ còn giao dịch thỏa thuận. Trong phiên ATO và ATC, bạn không sửa, không hủy được lệnh.',
    en: 'A day on HOSE begins at 9:00. The first fifteen minutes are the opening auction, in which the exchange collects orders to find the opening price.\nContinuous trading runs from 9:15 to 11:30, followed by the lunch break, and again from 13:00 to 14:30. The last fifteen minutes are the closing auction, which sets the closing price.\nFrom 14:45 to 15:00 only negotiated deals are made. In both auctions orders can be neither changed nor cancelled.',
    ko: 'HOSE의 하루는 9시에 시작합니다. 처음 15분은 시가 단일가 시간(ATO)으로, 주문을 모아 시가를 정합니다.\n9시 15분부터 11시 30분까지 접속매매가 이어지고 점심 휴장에 들어갑니다. 오후에는 13시부터 14시 30분까지 계속됩니다. 마지막 15분은 종가를 정하는 단일가 시간(ATC)입니다.\n14시 45분부터 15시까지는 협의매매만 가능합니다. 단일가 시간에는 주문을 정정하거나 취소할 수 없습니다.',
  },
  {
    vi: 'Trên bảng giá có ba màu đáng nhớ: vàng là giá tham chiếu, tím là trần, xanh lơ là sàn.\nGiá tham chiếu trên HOSE là giá đóng cửa của phiên trước. Từ đó, giá trong ngày được tăng hoặc giảm tối đa 7%. Trên HNX biên độ là 10%, trên UPCoM là 15%.\nVí dụ, giá tham chiếu 20.000 đồng thì trần là 21.400 đồng và sàn là 18.600 đồng. Lệnh ngoài khoảng đó không được nhận.',
    en: 'Three colours on the price board are worth remembering: yellow is the reference price, purple the ceiling and cyan the floor.\nOn HOSE the reference price is the last closing price. From there a price may move by 7% a day at most. On HNX the band is 10%, on UPCoM 15%.\nFor example, with a reference price of 20,000 dong the ceiling is 21,400 and the floor 18,600. Orders outside that range are not accepted.',
    ko: '시세판에서 기억할 색은 세 가지입니다. 노란색은 기준가, 보라색은 상한가, 하늘색은 하한가입니다.\nHOSE의 기준가는 직전 거래일의 종가입니다. 하루 동안 기준가에서 최대 7%까지 오르내릴 수 있습니다. HNX는 10%, UPCoM은 15%입니다.\n예를 들어 기준가가 20,000동이면 상한가는 21,400동, 하한가는 18,600동입니다. 이 범위를 벗어난 주문은 접수되지 않습니다.',
  },
  {
    vi: 'Bạn mua cổ phiếu vào thứ Hai. Vậy khi nào cổ phiếu thật sự là của bạn?\nNgày giao dịch gọi là T. Thứ Ba là T+1, thứ Tư là T+2. Cổ phiếu về tài khoản trước 13 giờ ngày T+2, nên bạn bán được ngay phiên chiều hôm đó.\nTiền bán cũng theo lịch này, về trong buổi chiều T+2. Chỉ ngày làm việc được tính: mua thứ Năm thì T+2 là thứ Hai tuần sau.',
    en: 'You buy shares on Monday. When are they really yours?\nThe day of the trade is T. Tuesday is T+1 and Wednesday T+2. The shares arrive before 13:00 on T+2, so you can sell them that same afternoon.\nThe proceeds of a sale follow the same calendar and arrive in the afternoon of T+2. Only working days count: buy on a Thursday, and T+2 is the Monday after.',
    ko: '월요일에 주식을 매수했다면 언제 내 것이 될까요?\n매매일을 T라고 합니다. 화요일이 T+1, 수요일이 T+2입니다. 주식은 T+2일 13시 전에 입고되므로 그날 오후부터 매도할 수 있습니다.\n매도 대금도 같은 일정으로 T+2일 오후에 들어옵니다. 영업일만 계산하므로 목요일에 매수하면 T+2는 다음 주 월요일입니다.',
  },
  {
    vi: 'Ký quỹ nghĩa là vay tiền để mua nhiều hơn số vốn bạn có. Có hai tỷ lệ cần nhớ.\nTỷ lệ ban đầu, ít nhất 50%: mua 200 triệu đồng cổ phiếu thì bạn phải có 100 triệu. Tỷ lệ duy trì, ít nhất 30%: đó là mức vốn tối thiểu trong suốt thời gian vay.\nKhi giá giảm, khoản vay giữ nguyên, chỉ phần của bạn nhỏ đi. Giảm 17% thì tỷ lệ còn chưa tới 40%, và bạn nhận cảnh báo đầu tiên. Số liệu trong video là minh hoạ.',
    en: 'Margin means borrowing to buy more than your own money allows. Two ratios matter.\nInitial margin is at least 50%: to buy shares for 200 million dong you need 100 million of your own. Maintenance margin is at least 30%, the least you must keep while you borrow.\nWhen prices fall, the loan stays the same and only your part shrinks. A fall of 17% leaves a little less than 40%, and you get the first warning. All figures are illustrative.',
    ko: '신용거래는 자금을 빌려 가진 돈보다 많이 매수하는 것입니다. 두 가지 비율을 기억하십시오.\n최초 증거금률은 50% 이상입니다. 2억 동어치를 매수하려면 자기자금 1억 동이 필요합니다. 유지 증거금률은 30% 이상으로, 융자 기간에 지켜야 할 최소 비율입니다.\n가격이 내려도 융자금은 그대로이고 고객님의 몫만 줄어듭니다. 17% 하락하면 비율이 40%에 조금 못 미쳐 첫 경고를 받습니다. 영상의 수치는 예시입니다.',
  },
  {
    vi: 'Lệnh gọi ký quỹ đến khi tỷ lệ của bạn xuống dưới mức duy trì, tức là 30%. Trước đó, Sông Ngân cảnh báo hai lần, ở 40% và 35%.\nBạn có ba cách xử lý: nộp thêm tiền, bán bớt cổ phiếu, hoặc trả một phần khoản vay. Nộp tiền nhanh nhất, vì sức mua tăng ngay.\nNếu quá hạn mà tỷ lệ chưa được khôi phục, công ty phải bán cổ phiếu để thu hồi nợ. Đừng chờ đến lúc đó: hãy hành động từ cảnh báo đầu tiên.',
    en: 'A margin call comes when your ratio falls below the maintenance level of 30%. Before that, Songngan warns you twice, at 40% and at 35%.\nYou can do three things: deposit money, sell some shares, or repay a part of the loan. A deposit is the fastest, because it counts at once.\nIf the ratio is not restored in time, the company has to sell shares to cover the debt. Do not wait for that; act on the first warning.',
    ko: '마진콜은 비율이 유지 증거금률 30% 아래로 내려갈 때 발생합니다. 그 전에 송응언증권은 40%와 35%에서 두 번 경고합니다.\n대응 방법은 세 가지입니다. 추가 입금, 일부 매도, 융자금 일부 상환입니다. 입금이 바로 반영되어 가장 빠릅니다.\n기한까지 비율을 회복하지 못하면 회사가 주식을 매도하여 채무를 회수합니다. 그때까지 기다리지 말고 첫 경고에서 움직이십시오.',
  },
  {
    vi: 'Bạn bán cổ phiếu hôm nay, nhưng tiền về vào chiều T+2. Ứng trước tiền bán là vay chính khoản tiền đó trong hai ngày.\nLãi tính theo ngày, trên số tiền ứng. Ứng 100 triệu đồng trong hai ngày, với lãi 11% một năm, tốn khoảng 60 nghìn đồng.\nKhi tiền bán về, hệ thống tự trả khoản ứng. Nếu chưa cần tiền ngay, bạn cứ chờ, không mất gì cả. Lãi suất trong video là minh hoạ.',
    en: 'You sell shares today, but the money comes in the afternoon of T+2. An advance lends you that same money for the two days.\nInterest is charged by the day on what you draw. One hundred million dong for two days at 11% a year costs about 60 thousand dong.\nWhen the proceeds arrive, the advance is repaid by itself. If you do not need the money at once, waiting costs nothing. The rate in this video is illustrative.',
    ko: '오늘 주식을 매도해도 대금은 T+2일 오후에 들어옵니다. 매도대금 선지급은 바로 그 돈을 이틀 동안 미리 빌려 쓰는 것입니다.\n이자는 받은 금액에 대해 하루 단위로 계산됩니다. 1억 동을 연 11%로 이틀 쓰면 약 6만 동입니다.\n매도 대금이 들어오면 자동으로 상환됩니다. 급하지 않다면 기다리는 데에는 비용이 들지 않습니다. 영상의 금리는 예시입니다.',
  },
  {
    vi: 'Nhìn bảng giá lần đầu, ai cũng thấy rối. Hãy đọc từ trái sang phải.\nĐầu tiên là mã, rồi đến giá trần, giá sàn và giá tham chiếu. Tiếp theo là bên mua: ba mức giá tốt nhất và khối lượng đang chờ. Ở giữa là lệnh khớp gần nhất, và bên phải là ba mức giá bán.\nKhối lượng lớn ở một mức giá không có nghĩa là giá sẽ dừng ở đó, vì lệnh có thể bị hủy bất cứ lúc nào trong phiên liên tục.',
    en: 'Everybody finds the price board confusing at first. Read it from left to right.\nFirst comes the ticker, then the ceiling, the floor and the reference price. Next are the buyers: the three best prices and the quantities waiting. The last match stands in the middle, and the three best offers on the right.\nA large quantity at one price does not mean that the price will stop there, because orders can be cancelled at any time in continuous trading.',
    ko: '시세판을 처음 보면 누구나 복잡하게 느낍니다. 왼쪽에서 오른쪽으로 읽어 보십시오.\n맨 앞은 종목 코드이고 상한가, 하한가, 기준가가 이어집니다. 그다음은 매수 쪽으로, 가장 좋은 세 호가와 대기 수량입니다. 가운데는 최근 체결, 오른쪽은 세 매도 호가입니다.\n한 가격에 수량이 많다고 해서 가격이 거기서 멈춘다는 뜻은 아닙니다. 접속매매 시간에는 주문이 언제든 취소될 수 있습니다.',
  },
]

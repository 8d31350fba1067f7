"""What is done in order so that what chance seldom leads to is reached: who, what, and what is chosen or written.

`Walker` says how a step is read. White opens the matches with 3-1.
"""

from tests.ui.monkey.arranged import (
    a_crowd_of_people,
    a_daily_position,
    a_day,
    a_double_again,
    a_studied_match,
    a_studied_match_with_doubles,
    all_parked,
    an_import,
    an_import_with_doubles,
    closed_out,
    doubles_alone,
    inside_discord,
    the_live_board,
    twenty_answered,
)
from tests.ui.monkey.walker import Stepped

BEGUN = ("alice /challenge opponent=@bob length=5 clock=1d", "bob accept")


def picking(who, prefix="", *, typed=True):
    """All ways to a play, from an open panel: step by step, from the list, typed. Nothing is final."""
    steps = ("steps", "step", "undo", "step", "back", "pick", "back", "steps", *(("type",) if typed else ()))
    return tuple(f"{who} {prefix}{step}" for step in steps)


MATCH = (
    *BEGUN,
    *(f"carol {action}" for action in ("my_view", "details", "follow", "unfollow", "guess")),
    *picking("carol", "g_"),
    *picking("alice", typed=False),
    *("alice pick", "alice play_it"),
    *("bob double", "bob cancel", "bob double", "bob double_yes", "alice take", "bob roll"),
    *picking("bob", typed=False),
    *("bob step", "bob step", "bob play", "alice roll", "alice steps", "alice type"),
    *("bob details", "bob resign", "bob cancel", "bob details", "bob resign", "bob resign_game"),
    "alice accept_resignation",
    *("alice details", "alice resign", "alice resign_match", "alice rematch", "bob accept"),
)
SESSION = (
    "alice /challenge opponent=@bob length=0",
    "bob accept",
    *("alice pick", "alice play_it", "bob double", "bob double_yes", "alice pass", "alice cancel"),
    *("alice pass", "alice pass_yes", "alice pick", "alice play_it", "bob double", "bob double_yes", "alice beaver"),
)
NAMED = (
    "alice /challenge opponent=@bob length=1 variant=american_acey_deucey",
    "bob accept",
    "alice pick",
    "alice play_it",
    "alice name:6",
)
CLOSED = (*BEGUN, closed_out, "bob my_view", "bob pass_until")
FORM = (
    "organizer /challenge",
    *("organizer form_person @alice", "organizer form_length 5.1", "organizer form_clock 1d", "organizer form_more"),
    *("organizer house_form", "organizer house_game", "organizer house_keep", "organizer house_server"),
    *("organizer form_back", "organizer form_other anyone", "organizer house_send"),
    *("alice challenge_dice my own seed", "alice accept"),
    *("alice /challenge opponent=@bob", "bob decline"),
    *(
        "carol /help",
        "carol rules house",
        "carol /help",
        "carol welcome_watch",
        "carol welcome_challenge",
        "carol welcome_play",
    ),
)
PANELS = (
    *(
        "organizer /settings",
        "organizer setting_ask",
        "organizer setting_one:language de",
        "organizer setting_role",
        "organizer setting_digest",
    ),
    *("organizer /settings", "organizer own_open", "organizer own_on", "alice own_object", "alice own_object"),
    *(
        "organizer own_off",
        "organizer house_open",
        "alice /preferences show",
        "alice prefer_ask",
        "alice prefer_one:theme dark",
    ),
    *("alice preferences", "alice prefer_one:theme dark", "alice use_theme", "alice prefer_one:tutor bad"),
    *("alice /privacy delete", "alice privacy_keep", "alice /privacy delete", "alice privacy_delete"),
)
LISTS = (
    *(*BEGUN, "alice /challenge opponent=@carol length=3", "carol accept", "alice /matches", "alice open_match"),
    "alice !next_match",
)
FILES = (
    *("alice /import", "alice import_another", "alice import_share", "alice import_own"),
    *("alice import_delete", "alice import_card"),
    *("alice export", "alice replay_film", "alice replay", "alice replay_at"),
)
VOTE = (
    *("organizer /vote length=3 opponent=@bob", "alice c_join", "alice c_leave", "bob c_yes", "organizer c_cancel"),
    *("organizer /vote length=3 halves=true", "organizer c_join:0", "alice c_join:0", "bob c_join:1"),
    *("organizer c_start", "carol c_vote", "carol c_side:1", "organizer c_vote", *picking("organizer", "c_")),
)
TWICE = (
    *("organizer /vote length=3", "organizer /vote length=5 opponent=@bob", "organizer c_another"),
    *("organizer /chouette rules=standard", "organizer /chouette rules=woolsey", "organizer ch_another"),
)
CONSULT = (
    *("organizer /consult length=3", "organizer c_join:0", "alice c_join:0", "bob c_join:1", "carol c_join:1"),
    *("organizer c_start", "alice c_vote", "alice c_pick", "alice c_play_it", "organizer c_vote", "organizer c_take"),
)
CHOUETTE = (
    *("organizer /chouette", "organizer ch_form standard", "organizer ch_open"),
    *("alice ch_join", "bob ch_join", "carol ch_join", "carol ch_out", "carol ch_join"),
    *("organizer ch_computer beginner", "organizer ch_more", "organizer ch_computer_out", "organizer ch_start"),
    *("organizer ch_pick", "organizer ch_play_it"),
    *("alice ch_view", "bob ch_turn", "bob ch_say:d", "alice ch_say:o", "carol ch_standing:on"),
    *("organizer ch_pass", "organizer ch_keep", "organizer ch_say:t"),
    *("bob ch_pick", "bob ch_play_it"),
)
TOURNAMENT = (
    "organizer /tournament create",
    *(
        "organizer t_change",
        "organizer t_name",
        "alice t_join",
        "alice t_leave",
        "organizer /tournament create",
        "organizer t_announce",
        "organizer t_own",
    ),
    *("organizer /tournament cancel", "organizer t_which", "organizer t_call_off"),
)
CUP = (
    "organizer /tournament create name=Cup system=round_robin length=1 check_in=60 starts_in=1h",
    *("alice t_join", "bob t_join", "carol t_join", "wait 20", "alice t_check_in"),
)
PARTING = (
    "organizer /tournament create name=Cup system=single_elimination length=1 starts_in=5h",
    *("alice t_join", "bob t_join", "carol t_join", "dan t_join", "organizer /tournament start", "organizer t_start"),
    *("alice /tournament leave", "alice t_withdraw"),
    *("organizer /tournament forfeit person=bob", "organizer t_forfeit"),
)
CROWDED = (
    "organizer /tournament create name=Crowd system=swiss length=1 limit=128",
    *(a_crowd_of_people, "alice /tournament status", "alice t_all", "alice t_page"),
)
ARENA = (
    "organizer /tournament create name=Rush system=arena length=1 minutes=30",
    *("alice t_join", "bob t_join", "organizer /tournament start", "wait 20"),
    *("carol a_join", "alice a_pause", "alice a_back", "alice t_standings"),
)
SIMUL = (
    *("organizer /simul length=1", "alice t_join", "bob t_join", "organizer s_start", "wait 20", "organizer s_next"),
    *("organizer /simul length=1", "organizer s_off", "organizer t_call_off"),
)
PUZZLE = (
    *("alice /puzzle theme=cube", "alice puzzle_cube", "alice puzzle_why", "alice puzzle_next"),
    "alice /puzzle",
    *picking("alice", "puzzle_"),
    *("alice puzzle_why", "alice puzzle_wrong", "alice puzzle_next", "alice puzzle_pick", "alice puzzle_play_it"),
    *("alice puzzle_next", Stepped("alice", "puzzle_")),
)
DAILY = (
    *(a_daily_position, "organizer /daily now", "alice daily_rules", "alice daily_answer"),
    *picking("alice", "daily_"),
    *("alice daily_why", "alice daily_wrong", "bob daily_answer", "bob daily_pick", "bob daily_play_it"),
    *("carol daily_answer", Stepped("carol", "daily_")),
    *(a_day, "alice daily_mine", "alice daily_hide", "alice daily_talk", "alice daily_puzzle"),
)
DAILY_CUBE = (a_daily_position, "organizer /daily now", "alice daily_answer", "alice daily_cube", "alice daily_why")
TRAIN = (
    *(a_studied_match, "alice /train"),
    *picking("alice", "train_"),
    *("alice train_why", "alice train_next", "alice train_pick", "alice train_play_it", "alice train_drop"),
    *("alice /train", Stepped("alice", "train_")),
    *(twenty_answered, "alice /train", "alice train_more"),
    *(all_parked, "alice /train", "alice train_parked", "alice train_unpark"),
)
STUDY = (
    *(a_studied_match, "alice study_lesson", "alice study_numbers", "alice study_try"),
    *picking("alice", "again_"),
    *("alice study_try", "alice again_pick", "alice again_play_it", "alice study_try", Stepped("alice", "again_")),
)
IMPORTED = (
    *(an_import, "alice analyze", "alice study_try"),
    *picking("alice", "again_i_"),
    *(
        "alice study_try",
        "alice again_i_pick",
        "alice again_i_play_it",
        "alice study_try",
        Stepped("alice", "again_i_"),
    ),
)
DOUBLES = (
    *("carol /challenge opponent=@bob length=3", a_studied_match_with_doubles),
    *(a_double_again("1"), "alice again_cube"),
    *(an_import_with_doubles, "alice analyze", a_double_again("i1"), "alice again_i_cube"),
    *(doubles_alone, "bob /train", "bob train_cube"),
)
SEEK = (
    *("alice /help", "alice seek", "alice seek_on", "alice seek_stop", "alice seek_on"),
    *("bob /help", "bob seek"),
)
INSIDE = (inside_discord, *BEGUN, "carol details", "carol live_browser")
LIVE = (
    *(the_live_board, *BEGUN, "alice live_link", "carol live_link", "carol /watch", "carol live_here"),
    *("organizer /chouette", "organizer ch_form standard", "organizer ch_open", "alice ch_join", "bob ch_join"),
    *("organizer ch_start", "carol live_club"),
)
CHOUETTE_BEGINS = ((6, 1), (5, 1), (4, 1), (3, 1))
DICE = {"named": ((2, 1),) * 9, "chouette": CHOUETTE_BEGINS, "form": None}
"""What falls first, or None for dice that can be checked."""
WALKS = {
    "match": MATCH,
    "session": SESSION,
    "named": NAMED,
    "closed out": CLOSED,
    "form": FORM,
    "panels": PANELS,
    "lists": LISTS,
    "files": FILES,
    "vote": VOTE,
    "consult": CONSULT,
    "chouette": CHOUETTE,
    "twice": TWICE,
    "tournament": TOURNAMENT,
    "cup": CUP,
    "parting": PARTING,
    "crowded": CROWDED,
    "arena": ARENA,
    "simul": SIMUL,
    "puzzle": PUZZLE,
    "daily": DAILY,
    "daily cube": DAILY_CUBE,
    "train": TRAIN,
    "study": STUDY,
    "imported": IMPORTED,
    "doubles": DOUBLES,
    "seek": SEEK,
    "live": LIVE,
    "inside": INSIDE,
}
